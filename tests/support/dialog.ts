/** jsdom knows the element `dialog` and not its methods, and no screens: a dialog makes no step in the history here. */
export function pretendDialogs(): void {
  Object.assign(window, {matchMedia: () => ({matches: false})});
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
}
