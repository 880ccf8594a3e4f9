import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** The file of an operator; its texts of the law in the versions that are asked for. */
export const brandFile = ({ terms = 1, logo = '' }: { terms?: number; logo?: string } = {}): string => `
schema: 1
name: Kisumu Boda
shortName: Boda
tagline: { en: Rides by the lake, sw: Safari za ziwani }
colors: { primary: '#0a5c37', accent: '#52d895' }
contact: { phone: '+254700000001', email: help@kisumuboda.example, hours: Mo-Su 06:00-22:00 }
company: Kisumu Boda Ltd
address: Oginga Odinga Street, Kisumu
taxNumber: P051234567X
senders: { sms: KISUMUBODA, mail: Kisumu Boda Team }
texts:
  terms:
    version: ${terms}
    en: "# Riding\\n\\nBe kind. [Write](mailto:help@kisumuboda.example)."
    sw: "# Kusafiri\\n\\nKuwa mwema."
  privacy: { version: 1, en: We keep little. }
  driver_agreement: { version: 1, en: Drive with care. }
${logo === '' ? '' : `logo: ${logo}`}
`;

/** Writes a file into a folder of its own, with a picture beside it. @returns its path */
export async function onDisk(file: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  writeFileSync(join(folder, 'brand.yaml'), file);
  const picture = sharp({ create: { width: 400, height: 200, channels: 4, background: { r: 10, g: 92, b: 55, alpha: 1 } } });
  await picture.png().toFile(join(folder, 'logo.png'));
  return join(folder, 'brand.yaml');
}

const html = (root: string, data = '') =>
  `<!doctype html><html lang="en"><head><meta name="theme-color" content="#0E1033"><meta name="description" content="Rides">` +
  `<title>Safiri</title><link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icon-192.png">` +
  `<script>const name = 'Safiri';</script></head><body>${root}${data}</body></html>`;
const pageData = { languages: ['en', 'sw'], texts: { 'Welcome to Safiri': ['Karibu Safiri'], Travel: ['Safiri'] } };

/** A built web app as small as it can be. @returns its folder */
export function builtApp(): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  const write = (name: string, content: string) => writeFileSync(join(dist, name), content);
  mkdirSync(join(dist, 'assets'));
  write('assets/app.js', 'app');
  write('pages.json', JSON.stringify({ prerendered: { '/': 'index.html' }, screens: ['/passenger'] }));
  const page = `<script type="application/json" id="page-data">${JSON.stringify(pageData)}</script>`;
  write('index.html', html('<div id="root" data-prerendered="/"><h1>Welcome to Safiri</h1></div>', page));
  write('shell.html', html('<div id="root"></div>'));
  write('404.html', html('<div id="root" data-prerendered="/404"></div>'));
  write('sw.js', 'const files={version:`0123456789ab`,shell:[]};');
  write(
    'manifest.webmanifest',
    JSON.stringify({ name: 'Safiri', short_name: 'Safiri', icons: [{ src: '/icon.svg' }], shortcuts: [{ icons: [] }] }),
  );
  for (const icon of ['icon-192.png', 'icon-512.png', 'favicon.ico']) write(icon, 'built');
  return dist;
}
