import { makeAutoObservable } from 'mobx';

/** Dialogs that can be opened from anywhere behind the login. */
export type ShellDialog = 'import' | 'brandNames' | 'project';

/** The open dialog of the shell; shared by the switcher, the palette and empty pages. */
export class DialogsStore {
  shown: ShellDialog | null = null;
  /** Stays true after a dialog was opened: a running import is watched after its dialog closed. */
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
