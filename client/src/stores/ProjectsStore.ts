import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import * as v from 'valibot';
import type { ProjectApi } from '../api/projectApi.ts';
import { projectSchema } from '../api/projectSchemas.ts';
import type { Project } from '../api/projectSchemas.ts';
import { storageKeys } from '../lib/storage.ts';
import type { BrowserStorage } from '../lib/storage.ts';

/**
 * The user's projects and the current one. Both are kept in local storage (`ProjectAllList`: the list, `ProjectList`: the current one); the
 * current one is restored by its id.
 */
export class ProjectsStore {
  list: readonly Project[] = [];
  current: Project | null = null;
  /** `failed`: the list did not load; the specification then redirects to /create. */
  state: 'idle' | 'loading' | 'loaded' | 'failed' = 'idle';
  /** The last load error. */
  failure: unknown = null;

  readonly #api: ProjectApi;
  readonly #storage: BrowserStorage;
  #loading: Promise<void> | null = null;
  #generation = 0;
  #preferredId: string | null = null;

  constructor(api: ProjectApi, storage: BrowserStorage) {
    this.#api = api;
    this.#storage = storage;
    makeAutoObservable(
      this,
      { list: observableRef, current: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  get currentId(): string | null {
    return this.current?.id ?? null;
  }

  /** Whether the current project is a sample. */
  get isSample(): boolean {
    return this.current?.origin === 'sample';
  }

  /** The project that was chosen last: before the list is loaded, the most likely current one. */
  rememberedId(): string | null {
    const stored = v.safeParse(projectSchema, this.#storage.readJson(storageKeys.currentProject));
    return stored.success ? stored.output.id : null;
  }

  /** Sets the initial project for a user without a remembered one: that of the opened address. */
  prefer(id: string | null): void {
    this.#preferredId = id;
  }

  /** Loads the list once after login; parallel calls share one request. Never rejects: see `state`. */
  async load(): Promise<void> {
    if (this.state === 'loaded') return;
    this.#loading ??= this.fetchList();
    await this.#loading;
  }

  /** Loads the list again, for example after an import created a project. */
  async reload(): Promise<void> {
    this.#loading = this.fetchList();
    await this.#loading;
  }

  /** Loads the list again in the background: until the response, and if it fails, nothing changes. Never rejects. */
  async refresh(): Promise<void> {
    if (this.state !== 'loaded') return;
    const generation = this.#generation;
    const reply = await this.#api.list().catch(() => null);
    if (reply === null || generation !== this.#generation) return;
    runInAction(() => {
      this.#take(reply.list);
    });
  }

  select(id: string): void {
    const project = this.list.find((candidate) => candidate.id === id);
    if (project === undefined) return;
    this.current = project;
    this.#storage.writeJson(storageKeys.currentProject, project);
  }

  /**
   * Takes over the list that another browser tab of the same login has loaded.
   * @param keepNames that tab has another language: known projects keep their names
   * @returns whether the current project is no longer in the list, so that another one was chosen
   */
  followList(keepNames = false): boolean {
    const stored = v.safeParse(v.array(projectSchema), this.#storage.readJson(storageKeys.projectList));
    if (!stored.success || this.state !== 'loaded') return false;
    const known = new Map(keepNames ? this.list.map((project) => [project.id, project]) : []);
    this.list = stored.output.map((project) => {
      const here = known.get(project.id);
      return here === undefined ? project : { ...project, name: here.name, brand: here.brand };
    });
    const kept = this.list.find(({ id }) => id === this.currentId);
    if (kept !== undefined || this.current === null) return false;
    this.current = null;
    this.#choose(undefined);
    return true;
  }

  /** @param wanted if undefined, the first project that is not archived */
  #choose(wanted: Project | undefined): void {
    const project = wanted ?? this.list.find(({ archived }) => archived !== true) ?? this.list[0];
    if (project !== undefined) this.select(project.id);
  }

  #take(list: readonly Project[]): void {
    this.list = list;
    this.state = 'loaded';
    this.#storage.writeJson(storageKeys.projectList, list);
    const chosen = this.current?.id ?? this.rememberedId() ?? this.#preferredId;
    this.current = null;
    this.#choose(list.find(({ id }) => id === chosen));
  }

  clear(): void {
    this.#generation += 1;
    this.list = [];
    this.current = null;
    this.state = 'idle';
    this.failure = null;
    this.#loading = null;
    this.#storage.remove(storageKeys.currentProject);
    this.#storage.remove(storageKeys.projectList);
  }

  /** A response that a newer load or a logout overtook is dropped. */
  private async fetchList(): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    this.state = 'loading';
    this.failure = null;
    try {
      const { list } = await this.#api.list();
      if (generation !== this.#generation) return;
      runInAction(() => {
        this.#take(list);
      });
    } catch (error) {
      if (generation !== this.#generation) return;
      runInAction(() => {
        this.failure = error;
        this.state = 'failed';
      });
    } finally {
      if (generation === this.#generation) this.#loading = null;
    }
  }
}
