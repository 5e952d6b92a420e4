import type { Api } from '../api/createApi.ts';
import type { Http } from '../api/http.ts';
import { CatalogStore } from '../i18n/CatalogStore.ts';
import type { BrowserStorage } from '../lib/storage.ts';
import { DialogsStore } from './DialogsStore.ts';
import { FiltersStore } from './FiltersStore.ts';
import type { NoticesStore } from './NoticesStore.ts';
import { OffersStore } from './OffersStore.ts';
import { PreferencesStore } from './PreferencesStore.ts';
import { ProjectsStore } from './ProjectsStore.ts';
import { SessionStore } from './SessionStore.ts';
import { SettingsStore } from './SettingsStore.ts';
import { TabsStore } from './TabsStore.ts';
import { UserStore } from './UserStore.ts';

/** Creates and connects the stores. */
export class RootStore {
  readonly preferences: PreferencesStore;
  readonly settings: SettingsStore;
  readonly user: UserStore;
  readonly projects: ProjectsStore;
  readonly tabs: TabsStore;
  readonly filters: FiltersStore;
  readonly session: SessionStore;
  readonly catalog: CatalogStore;
  readonly dialogs: DialogsStore;

  constructor(
    readonly api: Api,
    /** For calls that are loaded with a page (useApi); the stores themselves use `api`. */
    readonly http: Http,
    readonly storage: BrowserStorage,
    readonly notices: NoticesStore,
    /** The registry that `http` writes to. */
    readonly offers: OffersStore = new OffersStore(),
  ) {
    this.preferences = new PreferencesStore(storage);
    this.catalog = new CatalogStore(this.preferences.locale);
    this.settings = new SettingsStore(storage, api.menu, notices);
    this.user = new UserStore(api.user, storage);
    this.projects = new ProjectsStore(api.project, storage);
    this.tabs = new TabsStore(storage);
    this.filters = new FiltersStore(api.filters);
    this.dialogs = new DialogsStore();
    this.session = new SessionStore(this);
  }
}
