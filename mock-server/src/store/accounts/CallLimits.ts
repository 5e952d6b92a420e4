import { MockError } from '#server/refusal/MockError.ts';
import { RecentCounts } from './RecentCounts.ts';
import type { Limit } from './RecentCounts.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Limit of registrations per client address; a company may share one. */
const REGISTRATIONS: Limit = { most: 30, within: HOUR };
/** Limit of registrations from all addresses. */
const ALL_REGISTRATIONS: Limit = { most: 300, within: HOUR };
/** Limit of confirmation mails per recipient, over all projects. */
const MAILS_TO_ONE: Limit = { most: 5, within: DAY };
/** Limit of test mails per recipient, over all projects: the addresses of accounts are not verified. */
const TESTS_TO_ONE: Limit = { most: 20, within: HOUR };
/** Limit of confirmation mails per team. */
const MAILS_OF_TEAM: Limit = { most: 200, within: DAY };

/** Limits what strangers could do in bulk: fill the server with accounts, and have it send mails to people who did not ask for them. */
export class CallLimits {
  readonly #counts: RecentCounts;
  readonly #isOpen: boolean;

  /**
   * @param now epoch milliseconds
   * @param isOpen whether other computers reach this server; otherwise registrations are not limited
   */
  constructor(now: () => number, isOpen: boolean) {
    this.#counts = new RecentCounts(now);
    this.#isOpen = isOpen;
  }

  /**
   * Counts an attempt to register, also one that is refused for a known email: otherwise it would tell who has an account.
   * @param address client address
   * @throws MockError (429)
   */
  register(address: string): void {
    if (!this.#isOpen) return;
    const own = `registration ${address}`;
    if (this.#counts.isFull(own, REGISTRATIONS)) {
      throw new MockError(429, {
        zh: '来自同一网络的注册过于频繁，请一小时后再试',
        en: 'Too many registrations from your network. Try again in an hour.',
      });
    }
    if (this.#counts.isFull('registration', ALL_REGISTRATIONS)) {
      throw new MockError(429, {
        zh: '当前注册人数过多，请一小时后再试',
        en: 'Too many people are registering at the moment. Try again in an hour.',
      });
    }
    this.#counts.count(own, REGISTRATIONS);
    this.#counts.count('registration', ALL_REGISTRATIONS);
  }

  /**
   * Counts confirmation mails of a team; none if one is refused.
   * @throws MockError (429)
   */
  askToConfirm(teamId: string, emails: readonly string[]): void {
    const often = emails.find((email) => this.#counts.isFull(`mail ${email}`, MAILS_TO_ONE));
    if (often !== undefined) {
      const text = {
        zh: `一天内已多次向 ${often} 发送确认邮件，请明天再试`,
        en: `${often} was sent several confirmation emails within a day. Try again tomorrow.`,
      };
      throw new MockError(429, text);
    }
    const most = MAILS_OF_TEAM.most - emails.length + 1;
    if (this.#counts.isFull(`team ${teamId}`, { ...MAILS_OF_TEAM, most })) {
      const text = {
        zh: '你的团队一天内发送的确认邮件过多，请明天再试',
        en: 'Your team has sent too many confirmation emails within a day. Try again tomorrow.',
      };
      throw new MockError(429, text);
    }
    for (const email of emails) {
      this.#counts.count(`mail ${email}`, MAILS_TO_ONE);
      this.#counts.count(`team ${teamId}`, MAILS_OF_TEAM);
    }
  }

  /** Counts test mails; none if one is refused. @throws MockError (429) */
  test(emails: readonly string[]): void {
    const often = emails.find((email) => this.#counts.isFull(`test ${email}`, TESTS_TO_ONE));
    if (often !== undefined) {
      const text = {
        zh: `一小时内已多次向 ${often} 发送测试邮件，请稍后再试`,
        en: `${often} was sent many test emails within an hour. Try again later.`,
      };
      throw new MockError(429, text);
    }
    for (const email of emails) this.#counts.count(`test ${email}`, TESTS_TO_ONE);
  }
}
