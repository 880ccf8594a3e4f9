/** Elapsed time of a trip as mm:ss; minutes grow past 99 (spec: operations §2 Active ride). */
export function elapsedLabel(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}
