import { useGreeting } from './use-greeting.ts';

/** `下午好，北岸的风`: follows the hour while it is shown [9.05]. */
export const Greeting = ({ name }: { name: string }) => <>{useGreeting(name)}</>;
