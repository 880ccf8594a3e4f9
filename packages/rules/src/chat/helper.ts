import { foldText } from '../places/fold-text.ts';

/** What the helper knows; each has a question and an answer in the dictionaries: `<topic>Question`, `<topic>Answer`. */
export const faqTopics = ['faqLost', 'faqPayment', 'faqSafety', 'faqAccount', 'faqCancel', 'faqFare', 'faqDocuments', 'faqPin'] as const;
export type FaqTopic = (typeof faqTopics)[number];

/** The four quick topics of the screen (spec: operations §2; gap CHAT-19). */
export const quickTopics = ['faqLost', 'faqPayment', 'faqSafety', 'faqAccount'] as const satisfies readonly FaqTopic[];
export type QuickTopic = (typeof quickTopics)[number];

/**
 * Words that point at a topic, without accents. English ones begin a word of the message; Swahili and Sesotho put their
 * prefixes before the stem, so theirs may stand anywhere in it.
 */
const words: Readonly<Record<FaqTopic, { readonly begins: readonly string[]; readonly stems: readonly string[] }>> = {
  faqLost: { begins: ['lost', 'left', 'forgot', 'item'], stems: ['poteza', 'sahau', 'kitu', 'lahleh', 'lebetse', 'thepa'] },
  faqPayment: {
    begins: ['pay', 'paid', 'charge', 'refund', 'wallet', 'money', 'card'],
    stems: ['lipa', 'malipo', 'pesa', 'rudish', 'lefa', 'tefo', 'tjhelete'],
  },
  faqSafety: {
    begins: ['safe', 'danger', 'scared', 'harass', 'unsafe'],
    stems: ['salama', 'hatari', 'ogopa', 'boloke', 'kotsi', 'tshaba'],
  },
  faqAccount: {
    begins: ['account', 'password', 'login', 'email', 'phone', 'delete'],
    stems: ['akaunti', 'nenosiri', 'ingia', 'simu', 'akhaonto', 'phasewete', 'mohala'],
  },
  faqCancel: { begins: ['cancel', 'wait', 'late'], stems: ['ghairi', 'subiri', 'chelewa', 'hlakola', 'diehil'] },
  faqFare: { begins: ['fare', 'price', 'expensive', 'surge', 'cost', 'bei'], stems: ['nauli', 'ghali', 'theko', 'turu'] },
  faqDocuments: {
    begins: ['document', 'verif', 'license', 'licence', 'approve', 'hati'],
    stems: ['leseni', 'thibitish', 'tokomane', 'laesense', 'netefatsa'],
  },
  faqPin: { begins: ['pin', 'code', 'start'], stems: ['nambari', 'anza', 'khoutu', 'qala'] },
};

const pointsAt = (word: string, topic: FaqTopic) =>
  words[topic].begins.some((begin) => word.startsWith(begin)) || words[topic].stems.some((stem) => word.includes(stem));

/** Who writes one of these wants a person. */
const personWords = ['person', 'human', 'agent', 'staff', 'someone', 'mtu', 'wakala', 'binadamu', 'motho', 'mothusi'];

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

export type HelperMove =
  | { readonly move: 'answer'; readonly topic: FaqTopic }
  | { readonly move: 'hand-over'; readonly why: 'asked' | 'unknown' };

/**
 * What the helper does with a message: the answer to the topic that most words point at, or a person. The same message
 * always gets the same.
 */
export function helperMove(message: string): HelperMove {
  const said = wordsOf(message);
  if (said.some((word) => personWords.includes(word))) return { move: 'hand-over', why: 'asked' };
  const hits = (topic: FaqTopic) => said.filter((word) => pointsAt(word, topic)).length;
  const best = faqTopics.map((topic) => ({ topic, n: hits(topic) })).reduce((a, b) => (b.n > a.n ? b : a));
  return best.n === 0 ? { move: 'hand-over', why: 'unknown' } : { move: 'answer', topic: best.topic };
}
