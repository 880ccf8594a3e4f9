/** Why the server ends a location socket, beside the codes of RFC 6455. */
export const socketCloseCodes = {
  /** The session was revoked or ran out. */
  signedOut: 4401,
  /** The driver went offline: nobody needs to know where the phone is. */
  offline: 4403,
  /** Another connection of the same driver took over. */
  replaced: 4409,
  /** Not a frame. */
  malformed: 1007,
  /** Far more than a phone has to say. */
  flood: 1008,
  /** The server stops. */
  goingAway: 1001,
} as const;
