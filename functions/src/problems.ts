/** Something the project's owner has to set is missing or wrong. The message is for the log, not for visitors. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** A service that the function needs can't be reached, or answers nonsense. The message is for the log. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}
