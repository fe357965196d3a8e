import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import '../../../shared/styles/mantine-buttons.css';
import '../../../shared/styles/mantine-password.css';
import { loginTexts } from '../../../shared/texts/form-texts.ts';

export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      aria-invalid={Boolean(props.error)}
      required
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': loginTexts.showPassword }}
    />
  );
}
