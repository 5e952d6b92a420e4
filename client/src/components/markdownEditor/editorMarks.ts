import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import type { DecorationSet } from '@codemirror/view';
import type { Span } from '#client/lib/Span.ts';

type EditorMarkKind = 'unsourced' | 'missing' | 'banned' | 'brand' | 'tone' | 'term' | 'evidence';

/** A highlighted place of the text; `hint` is its tooltip. */
export interface EditorMark extends Span {
  readonly kind: EditorMarkKind;
  readonly hint: string;
}

const setMarks = StateEffect.define<readonly EditorMark[]>();

const decorationOf = ({ kind, hint }: EditorMark): Decoration =>
  Decoration.mark({ class: `mark-${kind}`, attributes: { title: hint } });

/** Marks move with their text until a newer rating replaces them. */
export const markField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, transaction) => {
    let next = marks.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(setMarks)) {
        next = Decoration.set(
          effect.value
            .filter(({ start, end }) => start < end && end <= transaction.newDoc.length)
            .map((mark) => decorationOf(mark).range(mark.start, mark.end)),
          true,
        );
      }
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Shows marks, unless the text has changed since they were computed. */
export function showMarks(view: EditorView, text: string, marks: readonly EditorMark[]): void {
  if (view.state.doc.length === text.length && view.state.doc.toString() === text) {
    view.dispatch({ effects: setMarks.of(marks) });
  }
}
