import { makeAutoObservable, observableRef, reaction } from 'mobx';
import * as v from 'valibot';
import { paths } from '../lib/paths.ts';
import { storageKeys } from '../lib/storage.ts';
import type { BrowserStorage } from '../lib/storage.ts';

const tabSchema = v.object({
  /** Message id of the title. */
  title: v.string(),
  /** Route name; one tab per name and path. */
  name: v.string(),
  fullPath: v.pipe(v.string(), v.regex(/^\/(?![/\\])/u)),
  query: v.record(v.string(), v.string()),
  ignoreCache: v.boolean(),
});

/** An entry of the navigation tab bar, with the fields of the specification. */
export type TabEntry = v.InferOutput<typeof tabSchema>;

const workplaceTab: TabEntry = {
  title: 'menu.dashboard.workplace',
  name: 'Workplace',
  fullPath: paths.workplace.pattern,
  query: {},
  ignoreCache: false,
};

const pathOf = (fullPath: string): string => fullPath.split(/[?#]/u)[0] ?? fullPath;
export const isWorkplaceTab = (tab: TabEntry): boolean => pathOf(tab.fullPath) === workplaceTab.fullPath;

/** The open tabs, workplace first and pinned; stored per browser tab, so that they survive a reload. */
export class TabsStore {
  list: readonly TabEntry[] = [workplaceTab];
  /** Incremented to remount the page of a tab ("reload" of its context menu). */
  reloads = 0;

  constructor(storage: BrowserStorage) {
    const stored = v.safeParse(v.array(tabSchema), storage.readTabJson(storageKeys.tabs));
    if (stored.success) this.list = [workplaceTab, ...stored.output.filter((tab) => !isWorkplaceTab(tab))];
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
    reaction(
      () => this.list,
      (list) => {
        storage.writeTabJson(storageKeys.tabs, list);
      },
    );
  }

  /** Records a visit: a new path opens a tab, a known page takes over the newest query. */
  visit(tab: TabEntry): void {
    const index = this.indexOf(tab.fullPath);
    if (index === -1) this.list = [...this.list, tab];
    else if (this.list[index]?.fullPath !== tab.fullPath) this.list = this.list.with(index, tab);
  }

  /** The index of the tab that shows a path, regardless of its query; -1 when there is none. */
  indexOf(fullPath: string): number {
    return this.list.findIndex((tab) => pathOf(tab.fullPath) === pathOf(fullPath));
  }

  /**
   * Closes a tab.
   * @returns the tab to navigate to when the current one was closed: its right neighbour, else its left one.
   */
  close(fullPath: string, activePath: string): TabEntry | null {
    const index = this.indexOf(fullPath);
    const tab = this.list[index];
    if (tab === undefined || isWorkplaceTab(tab)) return null;
    const neighbour = this.list[index + 1] ?? this.list[index - 1] ?? workplaceTab;
    this.list = this.list.toSpliced(index, 1);
    return pathOf(fullPath) === pathOf(activePath) ? neighbour : null;
  }

  /** Closes the tabs to the left of one; returns a tab to navigate to only if the current tab is among them. */
  closeLeft(fullPath: string, activePath: string): TabEntry | null {
    return this.keep(fullPath, activePath, (_tab, index, pivot) => index >= pivot);
  }

  closeRight(fullPath: string, activePath: string): TabEntry | null {
    return this.keep(fullPath, activePath, (_tab, index, pivot) => index <= pivot);
  }

  closeOthers(fullPath: string, activePath: string): TabEntry | null {
    return this.keep(fullPath, activePath, (_tab, index, pivot) => index === pivot);
  }

  closeAll(activePath: string): TabEntry | null {
    this.list = [workplaceTab];
    return pathOf(activePath) === workplaceTab.fullPath ? null : workplaceTab;
  }

  /** Replaces the address of every tab; tabs without a new address are closed. The workplace stays. */
  readdress(addressOf: (fullPath: string) => string | null): void {
    this.list = this.list.flatMap((tab) => {
      const fullPath = addressOf(tab.fullPath);
      if (fullPath === null) return isWorkplaceTab(tab) ? [tab] : [];
      return [{ ...tab, fullPath, query: Object.fromEntries(new URLSearchParams(fullPath.split('?')[1] ?? '')) }];
    });
  }

  reload(): void {
    this.reloads += 1;
  }

  clear(): void {
    this.list = [workplaceTab];
    this.reloads = 0;
  }

  private keep(
    fullPath: string,
    activePath: string,
    wanted: (tab: TabEntry, index: number, pivot: number) => boolean,
  ): TabEntry | null {
    const pivot = this.indexOf(fullPath);
    const target = this.list[pivot];
    if (target === undefined) return null;
    this.list = this.list.filter((tab, index) => isWorkplaceTab(tab) || wanted(tab, index, pivot));
    return this.indexOf(activePath) === -1 ? target : null;
  }
}
