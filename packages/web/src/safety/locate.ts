export interface PhonePoint {
  readonly lat: number;
  readonly lng: number;
}

let watch: number | undefined;
let point: PhonePoint | null = null;

/** Where the phone last was, null when it does not say. */
export const lastPoint = (): PhonePoint | null => point;

/** Asks the phone where it is from the first press on: the answer may take as long as the countdown. */
export function startLocating(onPoint: () => void): void {
  if (watch !== undefined || !('geolocation' in navigator)) return;
  watch = navigator.geolocation.watchPosition(
    ({ coords }) => {
      point = { lat: coords.latitude, lng: coords.longitude };
      onPoint();
    },
    () => {},
    { enableHighAccuracy: true, maximumAge: 10_000 },
  );
}

export function stopLocating(): void {
  if (watch !== undefined) navigator.geolocation.clearWatch(watch);
  watch = undefined;
  point = null;
}
