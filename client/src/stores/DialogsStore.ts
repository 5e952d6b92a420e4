import { makeAutoObservable } from 'mobx';

/** Dialogs that can be opened from anywhere behind the login. */
export type ShellDialog = 'import' | 'brandNames' | 'project';

/** Which dialog of the shell is open: the switcher, the palette and empty pages open the same one. */
export class DialogsStore {
  shown: ShellDialog | null = null;
  /** Stays once a dialog was open: an import under way is watched after its dialog closed. */
  used = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(name: ShellDialog): void {
    this.shown = name;
    this.used = true;
  }

  close(): void {
    this.shown = null;
  }

  clear(): void {
    this.shown = null;
    this.used = false;
  }
}
