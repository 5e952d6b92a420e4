import { EditorView } from '@codemirror/view';

/**
 * Puts what is typed over a selection in place itself. Left to the browser, the new words would take over the look of the old ones
 * as an inline style, which the content security policy refuses with an error in the console.
 */
export const replaceSelection = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { data, inputType, isComposing } = event;
    if (inputType !== 'insertText' || data === null || isComposing || view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});
