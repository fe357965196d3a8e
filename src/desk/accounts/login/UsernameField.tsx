import { TextInput, type TextInputProps } from '@mantine/core';

/** Browsers do not correct the name, and password managers fill it in. */
export function UsernameField(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      required
      withAsterisk={false}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
