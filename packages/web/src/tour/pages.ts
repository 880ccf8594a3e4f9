import { instanceMarkets } from '../platform/instance.ts';
import type { TextKey } from 'virtual:texts/keys';

/** The pages with a tour (spec: foundations §2 Help tour). */
export type TourPage = 'landing' | 'city-heat-map' | 'passenger' | 'driver';

export interface TourStep {
  /** The element that it points at; the first one on screen counts. */
  readonly target: string;
  readonly title: TextKey;
  readonly text: TextKey;
}

export const tours: Readonly<Record<TourPage, readonly TourStep[]>> = {
  landing: [
    instanceMarkets === null
      ? { target: '.fromrow button', title: 'tourLandCountryTitle', text: 'tourLandCountryText' }
      : { target: '.fromrow button', title: 'tourLandCityTitle', text: 'tourLandCityText' },
    { target: '.lang', title: 'tourLandLanguageTitle', text: 'tourLandLanguageText' },
    { target: 'a[href="/auth?as=passenger"]', title: 'tourLandRideTitle', text: 'tourLandRideText' },
    { target: 'a[href="/auth?as=driver"]', title: 'tourLandDriveTitle', text: 'tourLandDriveText' },
    { target: 'a[href="/quick-login"]', title: 'tourLandQuickTitle', text: 'tourLandQuickText' },
  ],
  'city-heat-map': [
    { target: '.heat-pickers', title: 'tourHeatPickTitle', text: 'tourHeatPickText' },
    { target: '.heat-cards', title: 'tourHeatCardsTitle', text: 'tourHeatCardsText' },
    { target: '[role="tablist"]', title: 'tourHeatTabsTitle', text: 'tourHeatTabsText' },
  ],
  passenger: [
    { target: '.where-to', title: 'tourPaxWhereTitle', text: 'tourPaxWhereText' },
    { target: '.home-map', title: 'tourPaxMapTitle', text: 'tourPaxMapText' },
    { target: '.shell-top .sos', title: 'tourPaxSafetyTitle', text: 'tourPaxSafetyText' },
    { target: '.bell', title: 'tourPaxBellTitle', text: 'tourPaxBellText' },
    { target: 'a[href="/live-chat"]', title: 'tourPaxSupportTitle', text: 'tourPaxSupportText' },
  ],
  driver: [
    { target: '.status', title: 'tourDrvOnlineTitle', text: 'tourDrvOnlineText' },
    { target: '.earn', title: 'tourDrvTodayTitle', text: 'tourDrvTodayText' },
    { target: '.driver-links', title: 'tourDrvToolsTitle', text: 'tourDrvToolsText' },
    { target: '.driver-head .sos', title: 'tourDrvSafetyTitle', text: 'tourDrvSafetyText' },
  ],
};
