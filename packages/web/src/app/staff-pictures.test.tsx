// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import type { Picture } from '@safiri/contract/catalogue/shapes.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { BoardItem } from '@safiri/contract/orders/shapes.ts';
import { MAX_DOCUMENT_BYTES } from '@safiri/rules/verification/documents.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { setDataSaver } from '../platform/data-saver.ts';
import { BoardItems } from '../staff/board-items.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { asStaff } from './as-staff.tsx';

// Where a photo lies in its frame needs a page with a layout: it always is in the middle here.
vi.mock('react-easy-crop', () => ({
  default: function Cropper({ onCropAreaChange }: { onCropAreaChange: (area: object) => void }) {
    const tell = useEffectEvent(onCropAreaChange);
    useEffect(() => tell({ x: 12.5, y: 0, width: 75, height: 100 }), []);
    return <div role="group" aria-label="Move the photo" />;
  },
}));

const picture = (id: number): Picture => ({ id, ratio: 1, color: '#c08040', sources: [{ url: `/pictures/${id}-160.webp`, width: 160 }] });
const pap: BoardItem = {
  id: 7,
  version: 1,
  section: 'Mains',
  name: 'Pap',
  brand: '',
  description: '',
  unit: '',
  price: '42.00',
  isAvailable: true,
  stock: null,
  picture: null,
  said: [],
};
const photo = (bytes = 3, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'pap.jpg', { type });

async function open(item = pap) {
  const { server, press } = await openScreen(asStaff(<BoardItems merchant={{ id: 3, kind: 'restaurant', countryId: 'za' }} />), {
    at: '/staff/boards/3',
    rooms: ['staff'],
    server: (fake) => {
      fake.replies(orderPaths.merchantItems, [item]);
      fake.replies(orderPaths.sendPicture, picture(41));
      fake.replies(orderPaths.changeItem, { ...item, picture: picture(41), version: item.version + 1 });
    },
  });
  await press.click(screen.getByRole('button', { name: 'Menu and stock' }));
  const row = within(await screen.findByRole('listitem'));
  await press.click(row.getByText('Change Pap'));
  const choose = async (file: File) => {
    await press.upload(row.getByLabelText(/^(Add a picture|Replace the picture)$/, { selector: 'input' }), file);
  };
  const cropping = async () => within(await screen.findByRole('dialog', { name: 'Picture of Pap' }));
  const use = async () => {
    const dialog = await cropping();
    await dialog.findByRole('group', { name: 'Move the photo' });
    await press.click(dialog.getByRole('button', { name: 'Use this part' }));
  };
  const changes = () => server.requestsOf(orderPaths.changeItem).map(({ body }) => body);
  return { server, press, row, choose, cropping, use, changes };
}

it('sends the part of a photo that was chosen, and says that customers see it', async () => {
  const { server, choose, use, changes } = await open();
  await choose(photo());
  await use();
  expect(await screen.findByText('Customers see the new picture of Pap')).toBeTruthy();
  expect(server.requestsOf(orderPaths.sendPicture).map(({ query }) => query.toString())).toEqual([
    'shape=item&left=0.125000&top=0.000000&width=0.750000&height=1.000000',
  ]);
  expect(changes()).toEqual([{ picture: 41, version: 1 }]);
  expect(screen.queryByRole('dialog', { name: 'Picture of Pap' })).toBeNull();
});

it('says beside the buttons what can’t be a picture, and asks the server nothing', async () => {
  const { server, choose, row } = await open();
  await choose(photo(MAX_DOCUMENT_BYTES + 1));
  expect((await row.findByRole('alert')).textContent).toBe('Choose a photo of less than 10 MB.');
  // A browser may be told to offer all files.
  const input = row.getByLabelText('Add a picture', { selector: 'input' });
  fireEvent.change(input, { target: { files: [photo(3, 'application/pdf')] } });
  await expect.poll(() => row.getByRole('alert').textContent).toBe('Choose a photo: JPEG, PNG, WebP or AVIF.');
  expect(server.requestsOf(orderPaths.sendPicture)).toEqual([]);
});

it.each([
  ['picture_type', 'Only a photo is accepted here: JPEG, PNG, WebP or AVIF that does not move.'],
  ['picture_too_small', 'This part of the photo is too small. Choose a larger part, or a larger photo.'],
  ['too_many_files', 'Too many files wait to be used. Try again tomorrow.'],
] as const)('says beside the button why the server refused it (%s), and lets the same part be tried again', async (code, sentence) => {
  const { server, choose, cropping, use, changes } = await open();
  server.refuses(orderPaths.sendPicture, code, { detail: sentence });
  await choose(photo());
  await use();
  expect((await (await cropping()).findByRole('alert')).textContent).toBe(sentence);
  expect(changes()).toEqual([]);
  server.replies(orderPaths.sendPicture, picture(41));
  await use();
  expect(await screen.findByText('Customers see the new picture of Pap')).toBeTruthy();
});

it('tells who saves after somebody else whose picture stands, and sends the photo once', async () => {
  const { server, press, choose, cropping, use, changes } = await open();
  server.refuses(orderPaths.changeItem, 'changed_meanwhile');
  server.replies(orderPaths.merchantItems, [{ ...pap, version: 2, picture: picture(40) }]);
  await choose(photo());
  await use();
  const told = await (await cropping()).findByRole('alert');
  expect(told.textContent).toContain('Meanwhile somebody else changed this.');
  expect(told.querySelector('img')?.getAttribute('src')).toBe('/pictures/40-160.webp');
  server.replies(orderPaths.changeItem, { ...pap, version: 3, picture: picture(41) });
  await press.click(within(told).getByRole('button', { name: 'Save mine' }));
  expect(await screen.findByText('Customers see the new picture of Pap')).toBeTruthy();
  expect(server.requestsOf(orderPaths.sendPicture)).toHaveLength(1);
  expect(changes()).toEqual([
    { picture: 41, version: 1 },
    { picture: 41, version: 2 },
  ]);
});

it('takes a picture away, and can be tried again when that did not arrive', async () => {
  const { server, press, row, changes } = await open({ ...pap, picture: picture(40) });
  server.isAway(orderPaths.changeItem);
  await press.click(row.getByRole('button', { name: 'Remove the picture: Pap' }));
  expect(await row.findByRole('alert')).toBeTruthy();
  server.replies(orderPaths.changeItem, { ...pap, version: 2 });
  await press.click(row.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Pap has no picture now')).toBeTruthy();
  expect(changes()).toEqual([
    { picture: null, version: 1 },
    { picture: null, version: 1 },
  ]);
});

it('shows a merchant who saves data the picture that is being changed', async () => {
  setDataSaver(true);
  onTestFinished(() => setDataSaver(false));
  const { row } = await open({ ...pap, picture: picture(40) });
  const field = row.getByRole('button', { name: 'Replace the picture: Pap' }).closest('.picture-field');
  expect(field?.querySelector('img')?.getAttribute('src')).toBe('/pictures/40-160.webp');
});

it('does not take words that are being changed for somebody else’s after a picture of one’s own', async () => {
  const { server, press, row, choose, use, changes } = await open();
  await press.type(row.getByLabelText('Description'), 'Warm');
  server.replies(orderPaths.merchantItems, [{ ...pap, version: 2, picture: picture(41) }]);
  await choose(photo());
  await use();
  await screen.findByText('Customers see the new picture of Pap');
  await press.click(row.getByRole('button', { name: 'Save' }));
  expect(changes().at(-1)).toMatchObject({ description: 'Warm', version: 2 });
});
