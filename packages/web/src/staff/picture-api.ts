import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Picture } from '@safiri/contract/catalogue/shapes.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { Cut, PictureShape } from '@safiri/rules/catalogue/pictures.ts';
import { sendFile } from '../platform/send-file.ts';

/** A part of a photo, as it was chosen. */
export interface ChosenPart {
  readonly photo: File;
  readonly cut: Cut;
}

/** Parts of a whole, as plain decimals: very small numbers are otherwise written with an exponent. */
const fractionsOf = ({ left, top, width, height }: Cut) => ({
  left: left.toFixed(6),
  top: top.toFixed(6),
  width: width.toFixed(6),
  height: height.toFixed(6),
});

/**
 * Sends a picture, once, and hands its id on: what is tried again after it arrived, or over what somebody else saved, is not sent anew.
 * @param put says that the shop or its item has this picture now, or none
 * @param onSaved what follows, whichever try it was
 */
export function usePutPicture<R>(
  merchantId: number,
  shape: PictureShape,
  put: (picture: number | null, version: number) => Promise<R>,
  onSaved: (saved: R, part: ChosenPart | null) => void,
) {
  const sent = useRef<{ part: ChosenPart; picture: Picture }>(undefined);
  const send = async (part: ChosenPart): Promise<number> => {
    if (sent.current?.part !== part) {
      const picture = await sendFile(orderPaths.sendPicture, part.photo, {
        params: { id: String(merchantId) },
        query: { shape, ...fractionsOf(part.cut) },
      });
      sent.current = { part, picture };
    }
    return sent.current.picture.id;
  };
  return useMutation({
    mutationFn: async ({ part, version }: { part: ChosenPart | null; version: number }) =>
      put(part === null ? null : await send(part), version),
    onSuccess: (saved, { part }) => onSaved(saved, part),
  });
}
