import { makeAutoObservable } from 'mobx';
import type { Profile } from '../api/userSchemas.ts';
import type { DialogsStore } from './DialogsStore.ts';
import type { FiltersStore } from './FiltersStore.ts';
import type { NoticesStore } from './NoticesStore.ts';
import type { OffersStore } from './OffersStore.ts';
import type { ProjectsStore } from './ProjectsStore.ts';
import type { SettingsStore } from './SettingsStore.ts';
import type { TabsStore } from './TabsStore.ts';
import type { UserStore } from './UserStore.ts';

interface SessionParts {
  readonly user: UserStore;
  readonly projects: ProjectsStore;
  readonly settings: SettingsStore;
  readonly tabs: TabsStore;
  readonly filters: FiltersStore;
  readonly notices: NoticesStore;
  readonly dialogs: DialogsStore;
  readonly offers: OffersStore;
}

/** Rate limit: all calls of a page are refused together, and the next poll would be refused again. */
const CHECK_PAUSE_MS = 10_000;

type EndReason = 'logout' | 'expired' | 'elsewhere';

/**
 * The only place that ends a session: by logout, by expiry, or because another browser tab logged out. The router is notified once through
 * `onEnd`, and navigates to the login page with the previous address.
 */
export class SessionStore {
  readonly #parts: SessionParts;
  #onEnd: (reason: EndReason) => void = () => undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  /** The profile with changed rights, not applied yet; null: no change is known. */
  #rights: Profile | null = null;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  onEnd(listener: (reason: EndReason) => void): void {
    this.#onEnd = listener;
  }

  /** Logs out on request. The server is told, but a failure is ignored. */
  async logout(): Promise<void> {
    const ended = this.#parts.user.endServerSession().catch(() => undefined);
    this.end('logout');
    await ended;
  }

  /**
   * A call returned that the session is over. Late responses of an older session, and further ones of this session, have no effect: `token`
   * is the one that the failed call carried.
   */
  expire(token: string | null): void {
    const { user, notices } = this.#parts;
    if (!user.isLoggedIn || (token !== null && token !== user.token)) return;
    notices.show({ key: 'session', intent: 'error', messageId: 'session.expired' });
    this.end('expired');
  }

  /**
   * Switches to a token of another team. State of the previous team is cleared, so that none of its projects, tabs or filters shows in the
   * new one; the frame loads the new data.
   */
  enterTeam(token: string): void {
    this.forgetTeam();
    this.#parts.user.acceptToken(token);
  }

  /** Another browser tab logged out: this one follows without telling the server again. */
  followLogout(): void {
    if (this.#parts.user.isLoggedIn) this.end('elsewhere');
  }

  /**
   * Another browser tab loaded other projects: an invitation was accepted there, or an import created one. If the current project went with
   * the old team, its state is cleared too.
   */
  followProjects(keepNames = false): void {
    const { user, projects, notices } = this.#parts;
    if (!user.isLoggedIn || !projects.followList(keepNames)) return;
    this.forgetPlaces();
    // The role may differ in the new team.
    user.loadProfile().catch(() => undefined);
    if (projects.current === null) return;
    const values = { project: projects.current.name };
    notices.show({ key: 'session', intent: 'info', messageId: 'session.otherProjects', values });
  }

  /**
   * A call was refused. If the person lost access to the current project, or it was deleted, the project is closed. If the person's
   * rights changed, a notice says so; they apply from the next page on, so that typed text stays visible.
   */
  checkRights(): void {
    const { user, projects, notices } = this.#parts;
    if (!user.isLoggedIn || projects.state !== 'loaded' || Date.now() - this.#checkedAt < CHECK_PAUSE_MS) return;
    this.#checkedAt = Date.now();
    void this.askRights();
    const { current: before } = projects;
    void projects.refresh().then(() => {
      if (before === null || projects.list.some(({ id }) => id === before.id)) return;
      this.forgetPlaces();
      const values = { project: before.name };
      notices.show({ key: 'session', intent: 'warning', messageId: 'session.projectGone', values, durationMs: 0 });
    });
  }

  /** Applies changed rights: on navigation, or on request of the person. */
  takeRights(): void {
    const { user, notices } = this.#parts;
    if (this.#rights === null) return;
    user.setRights(this.#rights);
    this.#rights = null;
    notices.withdraw('session.rightsChanged');
  }

  /** Clears all state of an ended login; the caller navigates to the login page. */
  forget(): void {
    const { user, notices, offers } = this.#parts;
    this.#rights = null;
    user.clear();
    offers.clear();
    this.forgetTeam();
    notices.closeLogoutDialog();
  }

  private async askRights(): Promise<void> {
    const { user, notices } = this.#parts;
    this.#rights = await user.changedRights().catch(() => null);
    if (this.#rights === null) return;
    const action = { labelId: 'session.rightsChanged.take', run: this.takeRights } as const;
    notices.show({ key: 'rights', intent: 'warning', messageId: 'session.rightsChanged', durationMs: 0, action });
  }

  private end(reason: EndReason): void {
    this.forget();
    this.#onEnd(reason);
  }

  private forgetTeam(): void {
    this.#parts.projects.clear();
    this.forgetPlaces();
  }

  /** Clears where the user has been in a team's projects. */
  private forgetPlaces(): void {
    const { settings, tabs, filters, dialogs } = this.#parts;
    settings.clearServerMenu();
    tabs.clear();
    filters.clear();
    dialogs.clear();
  }
}
