declare module 'virtual:texts/app' {
  const messages: import('@safiri/locales/filling/fill.ts').Messages;
  export default messages;
}
declare module 'virtual:texts/rooms' {
  /** The texts of a room, or those of the app itself in a language that does not come with it. */
  export const loadTexts: (
    language: import('@safiri/rules/languages.ts').Language,
    room: keyof import('virtual:texts/keys').Dictionaries,
  ) => Promise<{ default: import('@safiri/locales/filling/fill.ts').Messages }>;
}
declare module 'virtual:texts/keys' {
  export interface Dictionaries {
    readonly app: (typeof import('@safiri/locales/app/en.json'))['default'];
    readonly assistant: (typeof import('@safiri/locales/assistant/en.json'))['default'];
    readonly account: (typeof import('@safiri/locales/account/en.json'))['default'];
    readonly auth: (typeof import('@safiri/locales/auth/en.json'))['default'];
    readonly 'auth-password': (typeof import('@safiri/locales/auth-password/en.json'))['default'];
    readonly notifications: (typeof import('@safiri/locales/notifications/en.json'))['default'];
    readonly payees: (typeof import('@safiri/locales/payees/en.json'))['default'];
    readonly payments: (typeof import('@safiri/locales/payments/en.json'))['default'];
    readonly integrity: (typeof import('@safiri/locales/integrity/en.json'))['default'];
    readonly invoices: (typeof import('@safiri/locales/invoices/en.json'))['default'];
    readonly 'payments-driver': (typeof import('@safiri/locales/payments-driver/en.json'))['default'];
    readonly brand: (typeof import('@safiri/locales/brand/en.json'))['default'];
    readonly 'staff-cash': (typeof import('@safiri/locales/staff-cash/en.json'))['default'];
    readonly 'staff-brand': (typeof import('@safiri/locales/staff-brand/en.json'))['default'];
    readonly cars: (typeof import('@safiri/locales/cars/en.json'))['default'];
    readonly chat: (typeof import('@safiri/locales/chat/en.json'))['default'];
    readonly dispatch: (typeof import('@safiri/locales/dispatch/en.json'))['default'];
    readonly drivers: (typeof import('@safiri/locales/drivers/en.json'))['default'];
    readonly earnings: (typeof import('@safiri/locales/earnings/en.json'))['default'];
    readonly heatmap: (typeof import('@safiri/locales/heatmap/en.json'))['default'];
    readonly identity: (typeof import('@safiri/locales/identity/en.json'))['default'];
    readonly 'rides-home': (typeof import('@safiri/locales/rides-home/en.json'))['default'];
    readonly navigation: (typeof import('@safiri/locales/navigation/en.json'))['default'];
    readonly places: (typeof import('@safiri/locales/places/en.json'))['default'];
    readonly 'places-kinds': (typeof import('@safiri/locales/places-kinds/en.json'))['default'];
    readonly 'places-market': (typeof import('@safiri/locales/places-market/en.json'))['default'];
    readonly 'places-pin': (typeof import('@safiri/locales/places-pin/en.json'))['default'];
    readonly 'places-saved': (typeof import('@safiri/locales/places-saved/en.json'))['default'];
    readonly orders: (typeof import('@safiri/locales/orders/en.json'))['default'];
    readonly 'orders-said': (typeof import('@safiri/locales/orders-said/en.json'))['default'];
    readonly rides: (typeof import('@safiri/locales/rides/en.json'))['default'];
    readonly safety: (typeof import('@safiri/locales/safety/en.json'))['default'];
    readonly scholar: (typeof import('@safiri/locales/scholar/en.json'))['default'];
    readonly 'scholar-groups': (typeof import('@safiri/locales/scholar-groups/en.json'))['default'];
    readonly selfies: (typeof import('@safiri/locales/selfies/en.json'))['default'];
    readonly services: (typeof import('@safiri/locales/services/en.json'))['default'];
    readonly sharing: (typeof import('@safiri/locales/sharing/en.json'))['default'];
    readonly catalogue: (typeof import('@safiri/locales/catalogue/en.json'))['default'];
    readonly staff: (typeof import('@safiri/locales/staff/en.json'))['default'];
    readonly 'staff-book': (typeof import('@safiri/locales/staff-book/en.json'))['default'];
    readonly 'staff-finance': (typeof import('@safiri/locales/staff-finance/en.json'))['default'];
    readonly 'staff-fleets': (typeof import('@safiri/locales/staff-fleets/en.json'))['default'];
    readonly 'staff-onboarding': (typeof import('@safiri/locales/staff-onboarding/en.json'))['default'];
    readonly 'staff-markets': (typeof import('@safiri/locales/staff-markets/en.json'))['default'];
    readonly preflight: (typeof import('@safiri/locales/preflight/en.json'))['default'];
    readonly setup: (typeof import('@safiri/locales/setup/en.json'))['default'];
    readonly subscriptions: (typeof import('@safiri/locales/subscriptions/en.json'))['default'];
    readonly tour: (typeof import('@safiri/locales/tour/en.json'))['default'];
    readonly 'drivers-rank': (typeof import('@safiri/locales/drivers-rank/en.json'))['default'];
    readonly 'drivers-tracker': (typeof import('@safiri/locales/drivers-tracker/en.json'))['default'];
    readonly training: (typeof import('@safiri/locales/training/en.json'))['default'];
    readonly promotions: (typeof import('@safiri/locales/promotions/en.json'))['default'];
    readonly 'rides-pickup': (typeof import('@safiri/locales/rides-pickup/en.json'))['default'];
    readonly 'rides-voice': (typeof import('@safiri/locales/rides-voice/en.json'))['default'];
    readonly 'rides-after': (typeof import('@safiri/locales/rides-after/en.json'))['default'];
    readonly 'rides-hail': (typeof import('@safiri/locales/rides-hail/en.json'))['default'];
    readonly 'landing-pages': (typeof import('@safiri/locales/landing-pages/en.json'))['default'];
    readonly 'rides-trip': (typeof import('@safiri/locales/rides-trip/en.json'))['default'];
    readonly 'rides-way': (typeof import('@safiri/locales/rides-way/en.json'))['default'];
    readonly vehicles: (typeof import('@safiri/locales/vehicles/en.json'))['default'];
    readonly verification: (typeof import('@safiri/locales/verification/en.json'))['default'];
    readonly 'verification-picture': (typeof import('@safiri/locales/verification-picture/en.json'))['default'];
  }
  /** Rooms whose texts come with their first screen. */
  export type TextRoom = Exclude<keyof Dictionaries, 'app'>;
  /** Every key of the English dictionaries: a text that does not exist does not compile. */
  export type TextKey = { [Room in keyof Dictionaries]: Extract<keyof Dictionaries[Room], string> }[keyof Dictionaries];
}
