import sharp from 'sharp';
import type { Client } from './client.ts';
import type { World } from './harness.ts';

/** Sends a small picture; gives its address. The world needs a DATA_DIR of its own. */
export async function uploadPhoto(world: World, client: Client): Promise<string> {
  const form = new FormData();
  const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  form.append('file', new Blob([new Uint8Array(photo)]), 'me.png');
  const answer = await fetch(`${world.node.address}/api/uploads`, { method: 'POST', headers: { cookie: client.cookie() }, body: form });
  return ((await answer.json()) as { url: string }).url;
}
