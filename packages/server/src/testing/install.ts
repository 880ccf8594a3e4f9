import { generateKeyPairSync, sign } from 'node:crypto';

/** What a browser keeps beside its cookies: a key, and how many requests it signed. */
export interface Install {
  /** The header of its next request. */
  prove(method: string, path: string): string;
  /** Another browser with all of it, as a copy of the whole profile has it. */
  copy(): Install;
}

/** @param number of the last request that was signed */
function install({ publicKey, privateKey }: ReturnType<typeof newPair>, number: number): Install {
  let last = number;
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url');
  return {
    prove(method, path) {
      last += 1;
      const text = `${method} ${path.split('?')[0] ?? ''} ${last}`;
      const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `${point}.${last}.${signature.toString('base64url')}`;
    },
    copy: () => install({ publicKey, privateKey }, last),
  };
}

const newPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A browser that was never here. */
export const newInstall = (): Install => install(newPair(), 0);
