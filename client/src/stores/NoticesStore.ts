import { makeAutoObservable, observableRef } from 'mobx';
import type { MessageId } from '../i18n/MessageId.ts';

type NoticeIntent = 'info' | 'success' | 'warning' | 'error';

/** A short message to the user, shown by the toaster. Either a catalogue text or the server's own message. */
export interface AppNotice {
  readonly id: number;
  /** Notices of one key replace one another: an expiry reported by five calls is shown once. */
  readonly key: string;
  readonly intent: NoticeIntent;
  readonly messageId: MessageId | null;
  readonly text: string | null;
  readonly values: Readonly<Record<string, string | number>>;
  /** Display time in milliseconds. */
  readonly durationMs: number;
  /** A button, such as an undo. */
  readonly action: { readonly labelId: MessageId; readonly run: () => void } | null;
}

interface NoticeDraft {
  readonly intent: NoticeIntent;
  readonly messageId?: MessageId;
  readonly text?: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly key?: string;
  readonly durationMs?: number;
  readonly action?: AppNotice['action'];
}

const DEFAULT_DURATION_MS = 4000;

/** The displayed notices, and the confirmation dialog of the older handler. */
export class NoticesStore {
  list: readonly AppNotice[] = [];
  /** The older handler received a code that requires 'Confirm logout' (specification, section 8). */
  confirmLogout = false;
  #lastId = 0;

  constructor() {
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
  }

  show(draft: NoticeDraft): void {
    this.#lastId += 1;
    const notice: AppNotice = {
      id: this.#lastId,
      key: draft.key ?? `notice-${String(this.#lastId)}`,
      intent: draft.intent,
      messageId: draft.messageId ?? null,
      text: draft.text ?? null,
      values: draft.values ?? {},
      durationMs: draft.durationMs ?? DEFAULT_DURATION_MS,
      action: draft.action ?? null,
    };
    this.list = [...this.list.filter(({ key }) => key !== notice.key), notice];
  }

  /** Removes a notice that is no longer true, such as "please log in" after a login. */
  withdraw(messageId: MessageId): void {
    this.list = this.list.filter((notice) => notice.messageId !== messageId);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  askLogout(): void {
    this.confirmLogout = true;
  }

  closeLogoutDialog(): void {
    this.confirmLogout = false;
  }

  clear(): void {
    this.list = [];
    this.confirmLogout = false;
  }
}
