/** In the address: what of the profile is being changed, and where to go on to afterwards. */
export const EDIT = 'edit';
export const NEXT = 'next';
