import { makeAutoObservable } from 'mobx';
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

/** Calls of one page are refused together, and the next round of a page that asks by itself would be refused again. */
const CHECK_PAUSE_MS = 10_000;

type EndReason = 'logout' | 'expired' | 'elsewhere';

/**
 * The one place that ends a session: by logout, by expiry, or because another browser tab logged out. Whoever shows
 * addresses (the router) is told once through `onEnd`, and goes to the login page with the previous address.
 */
export class SessionStore {
  readonly #parts: SessionParts;
  #onEnd: (reason: EndReason) => void = () => undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  onEnd(listener: (reason: EndReason) => void): void {
    this.#onEnd = listener;
  }

  /** Logs out at a person's wish. The server is told, but not waited for longer than it takes to fail. */
  async logout(): Promise<void> {
    const ended = this.#parts.user.endServerSession().catch(() => undefined);
    this.end('logout');
    await ended;
  }

  /**
   * A call said that the session is over. Late replies of an older session, and the second to n-th reply of this one,
   * change nothing: `token` is the one the failed call carried.
   */
  expire(token: string | null): void {
    const { user, notices } = this.#parts;
    if (!user.isLoggedIn || (token !== null && token !== user.token)) return;
    notices.show({ key: 'session', intent: 'error', messageId: 'session.expired' });
    this.end('expired');
  }

  /**
   * A token that came with another team. What belonged to the team before is left behind, so that none of its projects,
   * tabs or filters is met in the new one; the frame behind the login loads its own.
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
   * Another browser tab loaded other projects: an invitation was accepted there, or an import made a new one. Where the project
   * shown here went with the old team, what belonged to that goes too.
   */
  followProjects(keepNames = false): void {
    const { user, projects, notices } = this.#parts;
    if (!user.isLoggedIn || !projects.followList(keepNames)) return;
    this.forgetPlaces();
    // The role is one of the new team.
    user.loadProfile().catch(() => undefined);
    if (projects.current === null) return;
    const values = { project: projects.current.name };
    notices.show({ key: 'session', intent: 'info', messageId: 'session.otherProjects', values });
  }

  /**
   * A call was refused: somebody else may have taken the project from this person, or deleted it. Then it is not shown any longer.
   * A level that fell is said where the call was made, and nothing is taken away there: what was typed stays in sight.
   */
  checkProjects(): void {
    const { user, projects, notices } = this.#parts;
    if (!user.isLoggedIn || projects.state !== 'loaded' || Date.now() - this.#checkedAt < CHECK_PAUSE_MS) return;
    this.#checkedAt = Date.now();
    const { current: before } = projects;
    void projects.refresh().then(() => {
      if (before === null || projects.list.some(({ id }) => id === before.id)) return;
      this.forgetPlaces();
      const values = { project: before.name };
      notices.show({ key: 'session', intent: 'warning', messageId: 'session.projectGone', values, durationMs: 0 });
    });
  }

  /** The login is gone, and whoever met that leads to the next one: what was kept of it goes too. */
  forget(): void {
    const { user, notices, offers } = this.#parts;
    user.clear();
    offers.clear();
    this.forgetTeam();
    notices.closeLogoutDialog();
  }

  private end(reason: EndReason): void {
    this.forget();
    this.#onEnd(reason);
  }

  private forgetTeam(): void {
    this.#parts.projects.clear();
    this.forgetPlaces();
  }

  /** Where in a team's projects somebody has been. */
  private forgetPlaces(): void {
    const { settings, tabs, filters, dialogs } = this.#parts;
    settings.clearServerMenu();
    tabs.clear();
    filters.clear();
    dialogs.clear();
  }
}
