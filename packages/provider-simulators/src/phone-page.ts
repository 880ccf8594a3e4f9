import { phoneAnswers, type Entry, type PhoneAnswer } from './book.ts';

const words: Record<PhoneAnswer, string> = {
  yes: 'Yes, pay',
  no: 'No, cancel',
  wrong_pin: 'Type a wrong PIN',
  no_funds: 'Have too little money',
  unreachable: 'Switch the phone off',
  too_late: 'Do nothing until it is over',
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const styled = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 0 auto; padding: 1.5rem; color: #14213d; background: #fff; }
  button { display: block; width: 100%; min-height: 48px; margin: 0.5rem 0; font: inherit; border: 1px solid #14213d; border-radius: 12px;
    color: #14213d; background: #fff; }
  input { box-sizing: border-box; width: 100%; min-height: 48px; padding: 0 0.75rem; font: inherit; border: 1px solid #14213d; border-radius: 12px; }
  button[value="yes"] { color: #fff; background: #14213d; }
</style></head><body><main>${body}</main></body></html>`;

/** The page that stands for a phone, or for a provider's own page: whoever tries the demo answers here. */
export const phonePage = (provider: string, entry: Entry, answers: readonly PhoneAnswer[] = phoneAnswers): string =>
  styled(
    `${provider}, simulated`,
    `<h1>${provider}, simulated</h1>
<p>No money moves here. <b>${entry.currency} ${(entry.amountMinor / 100).toFixed(2)}</b> for ${escaped(entry.payer)}, ${escaped(entry.reference)}.</p>
<form method="post">${answers.map((answer) => `<button name="answer" value="${answer}">${words[answer]}</button>`).join('\n')}</form>`,
  );

/** The page that stands for the phone's menu, at which somebody pays at a paybill. */
export const paybillPage = (number: string, account: string, fault = ''): string =>
  styled(
    'M-Pesa, simulated',
    `<h1>M-Pesa, simulated</h1>
<p>No money moves here. Pay at the paybill <b>${escaped(number)}</b>.</p>${fault === '' ? '' : `<p role="alert">${escaped(fault)}</p>`}
<form method="post"><p><label>Account number<br><input name="account" value="${escaped(account)}" required maxlength="40"></label></p>
<p><label>Amount<br><input name="amount" inputmode="numeric" required maxlength="7"></label></p><button value="yes" name="answer">Pay</button></form>`,
  );

export const answeredPage = (provider: string): string =>
  styled(`${provider}, simulated`, `<h1>Answered</h1><p>Go back to the app: it hears of it by itself.</p>`);
