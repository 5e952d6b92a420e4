import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import * as v from 'valibot';
import type { ProjectApi } from '../api/projectApi.ts';
import { projectSchema } from '../api/projectSchemas.ts';
import type { Project } from '../api/projectSchemas.ts';
import { storageKeys } from '../lib/storage.ts';
import type { BrowserStorage } from '../lib/storage.ts';

/**
 * The projects a person belongs to and the one chosen. Both are kept in local storage (`ProjectAllList`: the list,
 * `ProjectList`: the chosen one), and the chosen one is found again by its id.
 */
export class ProjectsStore {
  list: readonly Project[] = [];
  current: Project | null = null;
  /** `failed`: the list did not load; the specification then sends the person to /create. */
  state: 'idle' | 'loading' | 'loaded' | 'failed' = 'idle';
  /** Why the list did not load the last time. */
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

  /** Whether the one chosen is a sample project. */
  get isSample(): boolean {
    return this.current?.origin === 'sample';
  }

  /** The project that was chosen last here: before the list is there, the one that will most likely be chosen. */
  rememberedId(): string | null {
    const stored = v.safeParse(projectSchema, this.#storage.readJson(storageKeys.currentProject));
    return stored.success ? stored.output.id : null;
  }

  /** The project to begin with where nobody has chosen one here before: that of the address opened. */
  prefer(id: string | null): void {
    this.#preferredId = id;
  }

  /** Loads the list once after login; parallel calls share one request. Never throws: `state` says how it went. */
  async load(): Promise<void> {
    if (this.state === 'loaded') return;
    this.#loading ??= this.fetchList();
    await this.#loading;
  }

  /** Loads the list again, for example after an import made a new project. */
  async reload(): Promise<void> {
    this.#loading = this.fetchList();
    await this.#loading;
  }

  /** Loads the list again while it is shown: until the reply is here, and where there is none, all stays as it is. Never throws. */
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
   * @param keepNames that tab reads another language: projects that are known here keep the names they have here
   * @returns whether the project chosen here is no longer among them, so that another one is chosen now
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

  /** @param wanted the first that is not put away without it */
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

  /** An answer that a newer load or a logout overtook is dropped. */
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
