-- An outcome names all its winners.
UPDATE matches SET outcome = json_set(
    json_remove(outcome, '$.winner'), '$.winners',
    iif(outcome ->> '$.winner' IS NULL, json('[]'), json_array(outcome ->> '$.winner')))
WHERE outcome IS NOT NULL;
