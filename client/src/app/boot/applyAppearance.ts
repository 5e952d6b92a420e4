import { Classes } from '@blueprintjs/core';
import { autorun, observable, reaction, runInAction } from 'mobx';
import { inkOn } from '#client/lib/color.ts';
import type { RootStore } from '#client/stores/RootStore.ts';
import { accentFor, writeBootState } from './bootState.ts';

/**
 * Applies theme, colour, colour-weak mode and language to the document. Dark sets the `arco-theme` attribute on the body (specification,
 * section 4) and Blueprint's own class; light removes both. Printing uses light, because text of the dark theme is not readable on white.
 */
export function applyAppearance(stores: RootStore): void {
  const { settings, preferences, catalog, storage } = stores;
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const followSystem = (): void => {
    if (preferences.followSystem) settings.update({ theme: system.matches ? 'dark' : 'light' });
  };
  system.addEventListener('change', followSystem);
  reaction(() => preferences.followSystem, followSystem, { fireImmediately: true });

  const isPrinting = observable.box(false);
  for (const type of ['beforeprint', 'afterprint'] as const) {
    window.addEventListener(type, () => {
      runInAction(() => {
        isPrinting.set(type === 'beforeprint');
      });
    });
  }

  autorun(() => {
    const theme = isPrinting.get() ? 'light' : settings.theme;
    const dark = theme === 'dark';
    if (dark) document.body.setAttribute('arco-theme', 'dark');
    else document.body.removeAttribute('arco-theme');
    document.body.classList.toggle(Classes.DARK, dark);
    // An open popover has the class itself, from when it opened.
    if (!dark) for (const open of document.querySelectorAll(`.${Classes.DARK}`)) open.classList.remove(Classes.DARK);
    const accent = accentFor(settings.themeColor, theme);
    document.documentElement.style.setProperty('--app-accent', accent);
    document.documentElement.style.setProperty('--app-accent-ink', inkOn(accent));
    document.documentElement.classList.toggle('app-color-weak', settings.colorWeak);
  });
  autorun(() => {
    writeBootState(storage, settings, preferences);
  });
  autorun(() => {
    document.documentElement.lang = catalog.locale;
  });
}
