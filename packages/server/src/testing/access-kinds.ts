/** What the first name in a path, and what the second one, is an id of; by the path's form. */
const kinds: ReadonlyArray<readonly [RegExp, string, string?]> = [
  [/^\/api\/rides\/driver\/:id/, 'driver'],
  [/^\/api\/rides\/passenger\/:id/, 'person'],
  [/^\/api\/rides\/:id\/lost\/:itemId$/, 'endedRide', 'lostItem'],
  [/^\/api\/rides\/:id\/(receipt|rating|mark|lost|end|cash)$/, 'endedRide'],
  [/^\/api\/(rides|pickup-hints\/trip)\/:id/, 'ride'],
  [/^\/api\/(chat\/trip|trips\/share)\/:rideId$/, 'ride'],
  [/^\/api\/chat\/session\/:id|^\/api\/staff\/chats\/:id/, 'chat'],
  [/^\/api\/chat\/messages\/:sessionId$/, 'chat'],
  [/^\/api\/drivers\/:id\/offers\/:offerId/, 'driver', 'offer'],
  [/^\/api\/drivers\/:id/, 'driver'],
  [/^\/api\/driver\/(documents|verification|background-checks)\/:driverId/, 'driver'],
  [/^\/api\/driver\/vehicles\/:id$/, 'vehicle'],
  [/^\/api\/staff\/verification\/drivers\/:driverId\/vehicles\/:vehicleId/, 'driver', 'vehicle'],
  [/^\/api\/staff\/verification\/drivers\/:driverId\/markets\/:market/, 'driver', 'market'],
  [/^\/api\/training\/progress\/:driverId$/, 'driver'],
  [/^\/api\/training\/modules\/:id$/, 'lesson'],
  [/^\/api\/driver\/(earnings|incentives)\/:userId$/, 'driverUser'],
  [/^\/api\/users\/:id\/status$/, 'driverUser'],
  [/^\/api\/users\/:id\/photo$/, 'photo'],
  [/^\/api\/uploads\/:id$/, 'upload'],
  [/^\/api\/notifications\/:id\/read$/, 'notification'],
  [/^\/api\/payments\/pay-ins\/:id$/, 'payIn'],
  [/^\/api\/payments\/:id$/, 'payment'],
  [/^\/api\/staff\/cash\/drawers\/:id/, 'drawer'],
  [/^\/api\/.*\/:userId$/, 'person'],
  [/^\/api\/notifications\/:userId$/, 'person'],
  [/^\/api\/orders\/:id\/lines\/:lineId/, 'order', 'line'],
  [/^\/api\/staff\/orders\/:id\/lines\/:lineId$/, 'order', 'line'],
  [/^\/api\/(staff\/)?orders\/:id/, 'order'],
  [/^\/api\/menu-items\/:restaurantId$/, 'shop'],
  [/^\/api\/staff\/merchants\/:id/, 'shop'],
  [/^\/api\/staff\/items\/:id$/, 'item'],
  [/^\/api\/scheduled-rides\/:id/, 'scheduled'],
  [/^\/api\/subscriptions\/packages\/:market$/, 'market'],
  [/^\/api\/subscriptions\/:id\/give-back$/, 'purchase'],
  [/^\/api\/scholar-rides\/seats\/:id/, 'seat'],
  [/^\/api\/scholar-rides\/own-groups\/:id/, 'ownGroup'],
  [/^\/api\/scholar-rides\/children\/:id$/, 'child'],
  [/^\/api\/pickup-hints\/:id/, 'hint'],
  [/^\/api\/places\/saved\/:id$/, 'place'],
  [/^\/api\/emergency\/check\/:id$/, 'check'],
  [/^\/api\/(staff\/emergencies|emergency)\/:id/, 'incident'],
  [/^\/api\/staff\/on-call\/shifts\/:id$/, 'shift'],
  [/^\/api\/emergency-contacts\/:id$/, 'contact'],
  [/^\/api\/trips\/share\/:contactId$/, 'contact'],
  [/^\/api\/staff\/trips\/:id/, 'ride'],
  [/^\/api\/staff\/people\/:id/, 'person'],
  [/^\/api\/staff\/payouts\/:id/, 'payout'],
  [/^\/api\/staff\/invoices\/shops\/:id$/, 'shop'],
  [/^\/api\/staff\/invoices\/:id/, 'invoice'],
  [/^\/api\/staff\/fleets\/:id\/drivers/, 'fleet', 'driver'],
  [/^\/api\/staff\/fleets\/:id/, 'fleet', 'vehicle'],
  [/^\/api\/staff\/school-groups\/:id/, 'schoolGroup'],
  [/^\/api\/staff\/onboarding\/imports\/:id/, 'driverImport'],
  [/^\/api\/staff\/onboarding\/invitations\/:id/, 'invitedDriver'],
  [/^\/api\/staff\/markets\/:id/, 'market', 'version'],
  [/^\/api\/staff\/team\/:id/, 'member'],
  [/^\/api\/staff\/invitations\/:id/, 'invitation'],
  [/^\/api\/staff\/approvals\/:id$/, 'approval'],
  [/^\/api\/(staff\/suspensions|standing)\/:id/, 'suspension'],
  [/^\/api\/staff\/identity\/:id/, 'personCheck'],
  [/^\/api\/staff\/conduct\/:id$/, 'conduct'],
  [/^\/api\/staff\/held-trips\/:id$/, 'heldTrip'],
  [/^\/api\/staff\/lost-items\/:id$/, 'lostItem'],
  [/^\/api\/staff\/verification\/drivers\/:driverId/, 'driver'],
  [/^\/api\/staff\/selfies\/drivers\/:driverId$/, 'driver'],
  [/^\/api\/(staff\/)?selfies\/:id/, 'selfie'],
  [/^\/api\/staff\/verification\/documents\/:id/, 'document'],
  [/^\/api\/staff\/verification\/background-checks\/:id/, 'backgroundCheck'],
];

/** Of which kinds the ids of a path are; undefined for a path that has no row here. */
export const kindsOf = (path: string): readonly string[] | undefined => {
  const row = kinds.find(([form]) => form.test(path));
  return row?.slice(1).filter((kind): kind is string => typeof kind === 'string');
};

/** What only one of the two has; the rest is of both. */
const ofOne: Record<'passenger' | 'driver', readonly string[]> = {
  passenger: 'person photo upload order chat scheduled purchase seat child hint place contact check incident notification'.split(' '),
  driver: ['driver', 'driverUser', 'offer', 'vehicle', 'selfie', 'ownGroup'],
};

/** Whether things of this kind are the passenger's, or the driver's, of a side. */
export const hasOwn = (one: 'passenger' | 'driver', kind: string): boolean =>
  !ofOne[one === 'driver' ? 'passenger' : 'driver'].includes(kind);
