import sharp from 'sharp';
import type { Client } from './client.ts';
import type { World } from './harness.ts';

export const smallPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

/** Sends a file as the app's forms do. The world needs a DATA_DIR of its own. */
export async function sendFile(
  world: World,
  client: Client,
  content: Buffer | string,
  name = 'photo.jpg',
  type = 'image/jpeg',
  field = 'file',
  path = '/api/uploads',
) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  const response = await fetch(`${world.node.address}${path}`, { method: 'POST', headers: { cookie: client.cookie() }, body: form });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as {
      url: string;
      mediaType: string;
      size: number;
      code: string;
      detail: string;
      errors: Array<{ path: string }>;
    },
  };
}

/** Sends a small picture; gives its address. */
export async function uploadPhoto(world: World, client: Client): Promise<string> {
  return (await sendFile(world, client, await smallPhoto(), 'me.png')).body.url;
}
