import { useState } from 'react';
import { Avatar } from './person.tsx';

interface Props {
  readonly name: string;
  /** Where the photo is; null where there is none. */
  readonly photo: string | null;
  /** Sides with the photo and with the letter, pixels. */
  readonly sizes: readonly [number, number];
}

/** The face of a person in a petal-cornered square; the first letter of the name where there is none, or it does not come. */
export function Face({ name, photo, sizes: [size, letterSize] }: Props) {
  const [missing, setMissing] = useState<string>();
  if (photo === null || photo === missing) return <Avatar name={name} size={letterSize} />;
  return <img className="avatar" src={photo} alt="" style={{ width: size, height: size }} onError={() => setMissing(photo)} />;
}
