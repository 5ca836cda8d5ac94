export const findPostgres: () => string | null;
export const installPostgres: () => void;
