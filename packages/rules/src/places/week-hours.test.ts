import { describe, expect, it } from 'vitest';
import { isWithin, parseWeekHours } from './week-hours.ts';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** Whether some hours hold at a moment such as `Tu 07:30`. */
function holds(text: string, moment: string): boolean | undefined {
  const hours = parseWeekHours(text);
  const [day = '', time = ''] = moment.split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hours && isWithin(hours, (days.indexOf(day) * 24 + hour) * 60 + minute);
}

describe('hours of a week', () => {
  it.each<[string, string[], string[]]>([
    ['07:00-09:00', ['Mo 07:00', 'Su 08:59'], ['Mo 06:59', 'Mo 09:00']],
    ['22:00-05:00', ['Mo 22:00', 'Tu 04:59', 'Mo 00:00'], ['Mo 21:59', 'Tu 05:00']],
    ['Su 22:00-05:00', ['Su 23:00', 'Mo 04:00'], ['Sa 23:00', 'Su 04:00', 'Tu 04:00']],
    ['Mo-Fr 07:00-09:00,16:00-18:00; Sa 08:00-12:00', ['We 17:00', 'Sa 11:59'], ['Sa 07:30', 'Su 08:30', 'We 12:00']],
    ['Sa,Su', ['Sa 00:00', 'Su 23:59'], ['Fr 23:59', 'Mo 00:00']],
    ['Fr-Mo 10:00-11:00', ['Su 10:30', 'Mo 10:30', 'Fr 10:30'], ['Th 10:30']],
    ['24/7', ['We 03:00'], []],
    ['00:00-24:00', ['We 00:00', 'We 23:59'], []],
  ])('%s', (text, inside, outside) => {
    for (const moment of inside) expect(holds(text, moment), moment).toBe(true);
    for (const moment of outside) expect(holds(text, moment), moment).toBe(false);
  });

  it('are none in any other form', () => {
    const others = [
      '',
      ';',
      'sunrise-sunset',
      'PH',
      'Mo-Xx',
      'Mo 7-9',
      '25:00-26:00',
      '07:60-08:00',
      'Jan-Mar',
      'Mo 07:00-09:00; Mo 10:00-11:00',
    ];
    for (const text of [...others, 'Mo 07:00', 'wet', 'Mo 07:00-09:00 off', `${'Mo,'.repeat(30_000)}Mo`.slice(0, -2)])
      expect(parseWeekHours(text), text.slice(0, 30)).toBeUndefined();
  });
});
