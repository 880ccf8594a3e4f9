import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { Product } from '../../product.ts';
import { expect, type OpenPhone } from '../../server.ts';
import { approveDriver, goOnline, importDrivers, sendPapers, takeLessons, type Driver } from './drivers.ts';
import {
  becomeOwner,
  draftCity,
  giveBrand,
  inviteReviewer,
  joinTeam,
  openCity,
  publish,
  type Owner,
  type PricedVehicle,
} from './operator.ts';
import { askFor, driveWhole, payCash, register } from './ride.ts';
import { countSteps, type Steps } from './steps.ts';

/** A city as its operator means it, and the first ride in it, reckoned by hand. */
export interface Launch {
  readonly country: string;
  readonly city: string;
  readonly brand: { readonly name: string; readonly colour: string; readonly phone: string };
  readonly owner: Owner;
  readonly reviewer: Owner;
  readonly services: readonly PricedVehicle[];
  /** Changes what the form of the first city does not ask for, on the city's page. */
  readonly refine: (page: Page) => Promise<void>;
  readonly drivers: readonly Driver[];
  /** Sends or hands out what drivers sign in by, on the page of imports. @returns signs one of them in */
  readonly invite: (page: Page) => Promise<(page: Page, driver: Driver) => Promise<void>>;
  readonly ride: {
    readonly passenger: { readonly name: string; readonly phone: string; readonly email: string };
    readonly from: Point;
    readonly to: { readonly place: string; readonly at: Point };
    readonly service: string;
    /** As the button, the receipt and the driver's earnings say them. */
    readonly fare: string;
    readonly lines: readonly string[];
    /** What the driver owes the operator afterwards. */
    readonly owes: string;
  };
}

const seconds = (since: number) => Math.round((Date.now() - since) / 1000);

/** Launches a city by the browser alone, from the empty server to the receipt of the first ride, and writes down what it took. */
export async function launch(plan: Launch, { phone, product }: { phone: OpenPhone; product: Product }, testInfo: TestInfo): Promise<void> {
  const { owner: owns, reviewer: reviews, drivers, ride } = plan;
  const position = { latitude: ride.from.lat, longitude: ride.from.lng };
  const desk = { viewport: { width: 1280, height: 800 } };
  const took: Record<string, Steps & { readonly seconds: number }> = {};
  const person = async (who: string, options: Parameters<OpenPhone>[0]) => {
    const began = Date.now();
    const { page, context } = await phone(options);
    const steps = await countSteps(context);
    return { page, done: () => (took[who] = { ...steps(), seconds: seconds(began) }) };
  };

  const owner = await person('owner', desk);
  await becomeOwner(owner.page, product, owns);
  await draftCity(owner.page, plan);
  await plan.refine(owner.page);
  await publish(owner.page, 'What a trip costs here');
  await openCity(owner.page);
  await giveBrand(owner.page, plan.brand);
  const link = await inviteReviewer(owner.page, reviews);
  await importDrivers(owner.page, drivers);
  const signIn = await plan.invite(owner.page);
  owner.done();

  const reviewer = await person('reviewer', desk);
  await joinTeam(reviewer.page, link, reviews.email);
  const cars: Page[] = [];
  for (const driver of drivers) {
    const one = await person(`driver ${driver.plate}`, { geolocation: position });
    await signIn(one.page, driver);
    await sendPapers(one.page);
    await approveDriver(reviewer.page, driver);
    await takeLessons(one.page);
    await goOnline(one.page);
    one.done();
    cars.push(one.page);
  }
  reviewer.done();

  const passenger = await person('passenger', { geolocation: position });
  await register(passenger.page, ride.passenger);
  expect(await askFor(passenger.page, ride.to.place, ride.service)).toContain(ride.fare);
  const car = await driveWhole({ cars, passenger: passenger.page }, ride.from, ride.to.at);
  await payCash({ car, passenger: passenger.page }, ride);
  passenger.done();
  await owner.page.goto('/staff/setup');
  // The way to the first trip has been gone.
  await expect(owner.page.getByRole('region', { name: `To the first trip in ${plan.city}` })).toHaveCount(0);

  const { page: stranger } = await phone({ geolocation: { latitude: -25.7487, longitude: 28.238 } });
  await register(stranger, { ...ride.passenger, name: 'Naledi Mokoena', phone: '+27825550142', email: 'naledi@example.org' });
  await stranger.getByRole('link', { name: /Request Ride/ }).click();
  await expect(stranger.getByText(`${plan.brand.name} is not in Pretoria yet`).first()).toBeVisible();

  for (const check of ['ledger-check.ts', 'invariants-check.ts']) expect(product.command(check)).not.toBe('');
  writeFileSync(testInfo.outputPath('steps.json'), JSON.stringify(took, null, 2));
  for (const [who, { presses, fields, seconds: n }] of Object.entries(took)) {
    testInfo.annotations.push({ type: who, description: `${presses} presses, ${fields} fields, ${n} s` });
  }
  console.log(took);
}
