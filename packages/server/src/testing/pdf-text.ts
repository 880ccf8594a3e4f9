/** What a PDF says, as its own tables of characters have it: in the order in which it was written, without the blanks between. It was not compressed. */
export function pdfText(bytes: Buffer): string {
  const source = bytes.toString('latin1');
  const objects = new Map([...source.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = '', body = '']) => [id, body]));
  const charactersOf = (fontId: string): Map<string, string> => {
    const table = objects.get(/\/ToUnicode (\d+) 0 R/.exec(objects.get(fontId) ?? '')?.[1] ?? '') ?? '';
    const characters = new Map<string, string>();
    for (const [, from = '', list = ''] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[(.*?)\]/g)) {
      [...list.matchAll(/<([\da-f ]*)>/g)].forEach(([, hex = ''], index) => {
        const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
        characters.set(
          (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0'),
          String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
        );
      });
    }
    return characters;
  };
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = '', id = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) fonts.set(name, charactersOf(id));
  let said = '';
  let font: Map<string, string> | undefined;
  for (const [, name, shown] of source.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name);
    else
      for (const [, glyphs = ''] of (shown ?? '').matchAll(/<([\da-f]+)>/g)) {
        for (const glyph of glyphs.match(/.{4}/g) ?? []) said += font?.get(glyph) ?? '?';
      }
  }
  return said.replaceAll(/\s/g, '');
}
