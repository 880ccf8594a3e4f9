import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { helperMove } from './helper.ts';

const topicOf = (message: string) => {
  const move = helperMove(message);
  return move.move === 'answer' ? move.topic : move.why;
};

describe('the helper', () => {
  it('finds the topic in three languages, accents and case aside', () => {
    expect(topicOf('I LEFT my bag in the car')).toBe('faqLost');
    expect(topicOf('Nimesahau, nilipoteza kitu changu')).toBe('faqLost');
    expect(topicOf('ke lahlehetswe ke thepa ya ka')).toBe('faqLost');
    expect(topicOf('I was charged twice, I want a refund')).toBe('faqPayment');
    expect(topicOf('nauli ni ghali sana')).toBe('faqFare');
    expect(topicOf('Which code do I tell the driver to start?')).toBe('faqPin');
  });

  it('hands over when asked, and when it does not know', () => {
    expect(topicOf('I want to talk to a person about my refund')).toBe('asked');
    expect(topicOf('nataka kuongea na mtu')).toBe('asked');
    expect(topicOf('xyzzy')).toBe('unknown');
    expect(topicOf('')).toBe('unknown');
  });

  it('says the same to the same, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(helperMove(text)).toEqual(helperMove(text));
      }),
    );
  });
});
