/** What every page may have to say of the session; the texts of forms and of the settings are loaded with them. */
export const session = {
  title: 'Sua sessão está prestes a expirar',
  description: 'Deseja continuar conectado?',
  timeLeftLabel: 'Tempo restante',
  timeLeft: (countdown: string) => `Tempo restante: ${countdown}`,
  stay: 'Continuar conectado',
  refreshing: 'Renovando sessão...',
  leave: 'Sair',
  leaving: 'Saindo...',
  loggedOut: 'Você saiu da sua conta.',
  stillSignedIn: 'Não foi possível sair',
  contextMisuse: 'useAuth deve ser usado dentro de um AuthProvider',
  expired: 'Sua sessão expirou. Entre novamente.',
} as const;
