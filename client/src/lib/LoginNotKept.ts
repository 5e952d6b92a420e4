/** The browser did not store the cookie of a login, for example because it blocks all cookies: the next page would ask for a login again. */
export class LoginNotKept extends Error {
  override readonly name = 'LoginNotKept';
}
