import { EditorView } from '@codemirror/view';

/**
 * Handles typing over a selection. The browser would keep the style of the old text as an inline style, which the content security policy
 * blocks with an error in the console.
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
