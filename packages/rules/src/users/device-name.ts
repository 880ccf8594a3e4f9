const browsers: ReadonlyArray<readonly [string, RegExp]> = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\b(?:OPR|Opera|OPT)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: ReadonlyArray<readonly [string, RegExp]> = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (list: ReadonlyArray<readonly [string, RegExp]>, text: string) => list.find(([, sign]) => sign.test(text))?.[0];

/** What a person recognises a signed-in device by, such as "Chrome, Android"; null when the browser did not say. */
export function deviceName(userAgent: string | null): string | null {
  if (userAgent === null) return null;
  const parts = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((part) => part !== undefined);
  return parts.length === 0 ? null : parts.join(', ');
}
