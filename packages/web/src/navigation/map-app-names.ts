import type { MapApp } from '@safiri/rules/navigation/map-apps.ts';
import type { Translate } from '../platform/text.ts';

const names: Partial<Record<MapApp, string>> = { google: 'Google Maps', waze: 'Waze', osmand: 'OsmAnd' };

/** What an app calls itself; of the phone's own choice, what it is. */
export const mapAppName = (t: Translate, app: MapApp): string => names[app] ?? t('navOtherApp');
