declare module 'virtual:texts/*' {
  const messages: Record<string, unknown>;
  export default messages;
}
declare module 'virtual:texts/keys' {
  /** Every key of the English dictionaries: a text that does not exist does not compile. */
  export type TextKey =
    | Extract<keyof (typeof import('@safiri/locales/app/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/auth/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/chat/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/countries/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/dispatch/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/drivers/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/earnings/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/heatmap/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/landing/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/rides/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/safety/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/sharing/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/services/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/verification/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/orders/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/shopping/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/subscriptions/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/scholar/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/tour/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/training/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/staff/en.json'))['default'], string>
    | Extract<keyof (typeof import('@safiri/locales/account/en.json'))['default'], string>;
}
