import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { MenuApi } from '../api/menuApi.ts';
import type { MenuEntry } from '../api/menuSchemas.ts';
import { clamp } from '../lib/clamp.ts';
import { storageKeys } from '../lib/storage.ts';
import type { BrowserStorage } from '../lib/storage.ts';
import type { NoticesStore } from './NoticesStore.ts';
import { MENU_WIDTH, defaultSettings, parseSettings } from './settingsSchema.ts';
import type { AppSettings, DeviceKind, Theme } from './settingsSchema.ts';

/** Settings that are not stored over a reload: open panels, window properties, and the server menu. */
type Passing = 'globalSettings' | 'device' | 'serverMenu' | 'hideMenu';
/** The settings that the settings drawer edits. */
type EditableSettings = Omit<AppSettings, Passing>;

const SERVER_MENU_NOTICE = 'server-menu';

/** The app settings of the specification; a change is stored in local storage at once. */
export class SettingsStore implements AppSettings {
  theme: Theme = defaultSettings.theme;
  colorWeak = defaultSettings.colorWeak;
  navbar = defaultSettings.navbar;
  menu = defaultSettings.menu;
  topMenu = defaultSettings.topMenu;
  hideMenu = defaultSettings.hideMenu;
  menuCollapse = defaultSettings.menuCollapse;
  footer = defaultSettings.footer;
  themeColor = defaultSettings.themeColor;
  menuWidth = defaultSettings.menuWidth;
  globalSettings = defaultSettings.globalSettings;
  device: DeviceKind = defaultSettings.device;
  tabBar = defaultSettings.tabBar;
  menuFromServer = defaultSettings.menuFromServer;
  serverMenu: MenuEntry[] = [];
  /** Load state of the server menu: the menu uses it only when it is loaded. */
  serverMenuState: 'none' | 'loading' | 'loaded' | 'failed' = 'none';

  readonly #storage: BrowserStorage;
  readonly #menuApi: MenuApi;
  readonly #notices: NoticesStore;
  #generation = 0;

  constructor(storage: BrowserStorage, menuApi: MenuApi, notices: NoticesStore) {
    this.#storage = storage;
    this.#menuApi = menuApi;
    this.#notices = notices;
    const stored = parseSettings(storage.readJson(storageKeys.settings));
    Object.assign(this, pickEditable(stored));
    makeAutoObservable(this, { serverMenu: observableRef }, { autoBind: true });
    reaction(
      () => pickEditable(this),
      (editable) => {
        this.#storage.writeJson(storageKeys.settings, editable);
      },
    );
  }

  /** Changes settings; unknown fields and invalid values are ignored. */
  update(changes: Partial<AppSettings>): void {
    Object.assign(this, pick(parseSettings({ ...this.snapshot, ...changes }), Object.keys(changes)));
  }

  toggleTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark';
  }

  setMenuWidth(width: number): void {
    this.menuWidth = Math.round(clamp(width, MENU_WIDTH.min, MENU_WIDTH.max));
  }

  setDevice(device: DeviceKind): void {
    this.device = device;
  }

  openDrawer(): void {
    this.globalSettings = true;
  }

  closeDrawer(): void {
    this.globalSettings = false;
  }

  /** Restores the defaults of the specification. */
  reset(): void {
    Object.assign(this, pickEditable(defaultSettings));
  }

  /** Exactly the fields of the specification, for "copy as JSON". */
  get snapshot(): AppSettings {
    return { ...pickEditable(this), ...pickPassing(this) };
  }

  /**
   * Loads the menu from the server: an info notice 'loading', then a success or an error notice in its place. On failure the built-in menu
   * stays in use; a response after the menu was cleared, as by a logout, is dropped.
   */
  async loadServerMenu(): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    this.serverMenuState = 'loading';
    this.#notices.show({ key: SERVER_MENU_NOTICE, intent: 'info', messageId: 'menu.server.loading', durationMs: 0 });
    try {
      const menu = await this.#menuApi.load();
      if (generation !== this.#generation) return;
      runInAction(() => {
        this.serverMenu = [...menu];
        this.serverMenuState = 'loaded';
      });
      this.#notices.show({ key: SERVER_MENU_NOTICE, intent: 'success', messageId: 'menu.server.loaded' });
    } catch {
      if (generation !== this.#generation) return;
      runInAction(() => {
        this.serverMenuState = 'failed';
      });
      // The specification fixes this message as the bare word.
      this.#notices.show({ key: SERVER_MENU_NOTICE, intent: 'error', text: 'error' });
    }
  }

  clearServerMenu(): void {
    this.#generation += 1;
    this.#notices.withdraw('menu.server.loading');
    this.serverMenu = [];
    this.serverMenuState = 'none';
  }
}

function pickEditable(from: AppSettings): EditableSettings {
  return {
    theme: from.theme,
    colorWeak: from.colorWeak,
    navbar: from.navbar,
    menu: from.menu,
    topMenu: from.topMenu,
    menuCollapse: from.menuCollapse,
    footer: from.footer,
    themeColor: from.themeColor,
    menuWidth: from.menuWidth,
    tabBar: from.tabBar,
    menuFromServer: from.menuFromServer,
  };
}

function pickPassing(from: AppSettings): Pick<AppSettings, Passing> {
  return {
    hideMenu: from.hideMenu,
    globalSettings: from.globalSettings,
    device: from.device,
    serverMenu: from.serverMenu,
  };
}

function pick(from: AppSettings, names: readonly string[]): Partial<AppSettings> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}
