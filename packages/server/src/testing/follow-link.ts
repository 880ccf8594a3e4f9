import type { ReplyOf } from '@safiri/contract/call.ts';
import type { track } from '@safiri/contract/sharing/calls.ts';

/** An open page of a link. */
export interface FollowedLink {
  readonly views: Array<ReplyOf<typeof track>>;
  /** The server said that it ended. */
  readonly ended: boolean;
}

/** Opens a tracking link as a browser does, without signing in. */
export function followLink(address: string, shareId: string): FollowedLink {
  const state = { views: [] as Array<ReplyOf<typeof track>>, ended: false };
  const read = async () => {
    const response = await fetch(`${address}/api/track/${shareId}/live`);
    let buffer = '';
    for await (const chunk of (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream())) {
      buffer += chunk;
      for (let end = buffer.indexOf('\n\n'); end >= 0; end = buffer.indexOf('\n\n')) {
        const event = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (event.includes('event: track')) state.views.push(JSON.parse(data ?? 'null') as ReplyOf<typeof track>);
        if (event.includes('event: ended')) state.ended = true;
      }
    }
  };
  read().catch(() => {});
  return state;
}
