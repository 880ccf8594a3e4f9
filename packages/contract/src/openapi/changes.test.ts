import { describe, expect, it } from 'vitest';
import { breakingChanges } from './changes.ts';
import { openApiDocument, type OpenApiDocument } from './document.ts';

const before = openApiDocument('0.1.0');

// oxlint-disable-next-line typescript/no-explicit-any -- pieces of a document are put together in every shape
type Any = Record<string, any>;

/** The document after an edit. */
function edited(edit: (document: Any) => void): OpenApiDocument {
  const after = structuredClone(before) as Any;
  edit(after);
  return after as OpenApiDocument;
}
const requestRide = (document: Any): Any => document['paths']['/api/rides'].post;
const rideBody = (document: Any): Any => requestRide(document)['requestBody'].content['application/json'].schema;
const moveBody = (document: Any): Any => document['paths']['/api/rides/{id}'].patch['requestBody'].content['application/json'].schema;
const told = (edit: (document: Any) => void) =>
  breakingChanges(before, edited(edit)).map(({ operationId, what }) => `${operationId}: ${what}`);

describe('a breaking change', () => {
  it.each<[string, (document: Any) => void, string]>([
    ['an operation that is gone', (d) => delete d['paths']['/api/rides'].post, 'rides.requestRide: is gone'],
    ['another name', (d) => (requestRide(d)['operationId'] = 'rides.ask'), 'rides.requestRide: is called rides.ask now'],
    ['another role', (d) => (requestRide(d)['security'] = [{ session: ['driver'] }]), 'rides.requestRide: asks for another session'],
    ['a member that must be sent now', (d) => rideBody(d)['required'].push('quoteId'), 'rides.requestRide: body.quoteId is required now'],
    ['a member that is no longer taken', (d) => delete rideBody(d)['properties'].quoteId, 'rides.requestRide: body.quoteId is gone'],
    ['fewer choices', (d) => moveBody(d)['properties'].status.enum.pop(), 'rides.changeRide: body.status: cancelled no longer accepted'],
    ['a shorter text', (d) => (rideBody(d)['properties'].quoteId.maxLength = 3), 'rides.requestRide: body.quoteId: maxLength is tighter'],
    ['another type', (d) => (rideBody(d)['properties'].fare.type = 'number'), 'rides.requestRide: body.fare: its type changed'],
    [
      'another status',
      (d) => (requestRide(d)['responses'] = { 200: requestRide(d)['responses']['201'] }),
      'rides.requestRide: succeeds with 200 now',
    ],
  ])('is %s', (_what, edit, said) => {
    expect(told(edit)).toContain(said);
  });

  it('of a shared shape concerns each call that answers with it', () => {
    const said = told((d) => delete d['components'].schemas.Ride.properties.fare);
    expect(said).toContain('rides.getRide: reply.fare is gone');
    expect(said).toContain('rides.requestRide: reply.fare is gone');
  });

  it('is a member of a reply that may be missing or null now', () => {
    expect(told((d) => d['components'].schemas.Ride.required.splice(0, 1))).toContain('rides.getRide: reply.id may be missing now');
    expect(told((d) => (d['components'].schemas.Ride.properties.fare.type = ['string', 'null']))).toContain(
      'rides.getRide: reply.fare: its type changed',
    );
  });
});

describe('no breaking change', () => {
  it.each<[string, (document: Any) => void]>([
    ['nothing', () => {}],
    ['a new operation', (d) => (d['paths']['/api/tips'] = { post: requestRide(d) })],
    ['a new member that may be sent', (d) => (rideBody(d)['properties'].note = { type: 'string' })],
    ['one choice more', (d) => moveBody(d)['properties'].status.enum.push('paused')],
    ['a longer text', (d) => (rideBody(d)['properties'].quoteId.maxLength = 400)],
    ['a new member of a reply', (d) => (d['components'].schemas.Ride.properties.tip = { type: 'string' })],
    ['one refusal more', (d) => (requestRide(d)['responses']['418'] = { description: 'teapot' })],
    ['a session no longer asked for', (d) => (requestRide(d)['security'] = [])],
  ])('is %s', (_what, edit) => {
    expect(told(edit)).toEqual([]);
  });
});
